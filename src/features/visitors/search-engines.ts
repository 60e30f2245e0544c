/** Search engines that need no human verification: their names in user agents, and the data that verifies their crawlers. */
export const searchEngines: readonly {
  name: string
  claim: RegExp
  /** Domains of the crawlers' host names; empty for an engine that is verified by networks only. */
  domains: readonly string[]
  /** Networks that the engine has published, used if DNS has no name or does not answer. */
  networks: readonly string[]
}[] = [
  {
    name: 'Google',
    claim: /Googlebot|Storebot-Google|Google-InspectionTool|GoogleOther|AdsBot-Google/,
    // Not googleusercontent.com: machines that anybody rents in Google's cloud have such names, too.
    domains: ['googlebot.com', 'google.com'],
    networks: ['66.249.64.0/19', '192.178.4.0/22', '2001:4860:4801::/48'],
  },
  {
    name: 'Bing',
    claim: /bingbot|BingPreview|adidxbot/,
    domains: ['search.msn.com'],
    networks: [
      '157.55.39.0/24',
      '207.46.13.0/24',
      '40.77.167.0/24',
      '40.77.188.0/22',
      '13.66.139.0/24',
      '13.66.144.0/24',
      '13.67.10.16/28',
      '13.69.66.240/28',
      '13.71.172.224/28',
      '52.167.144.0/24',
      '65.55.210.0/24',
      '199.30.24.0/23',
      '139.217.52.0/28',
      '191.233.204.224/28',
      '20.15.133.160/27',
    ],
  },
  {
    name: 'DuckDuckGo',
    claim: /DuckDuckBot/,
    domains: [],
    networks: ['20.191.45.212/32', '40.88.21.235/32', '40.76.173.151/32', '40.76.163.7/32', '20.185.79.47/32', '52.142.26.175/32'],
  },
  {
    name: 'Yandex',
    claim: /Yandex(?:Bot|Images|Mobile|Render|Resource)/,
    domains: ['yandex.ru', 'yandex.net', 'yandex.com'],
    networks: [
      '5.45.192.0/18',
      '5.255.192.0/18',
      '77.88.0.0/18',
      '87.250.224.0/19',
      '93.158.128.0/18',
      '95.108.128.0/17',
      '141.8.128.0/18',
      '178.154.128.0/18',
      '213.180.192.0/19',
      '2a02:6b8::/29',
    ],
  },
  { name: 'Apple', claim: /Applebot/, domains: ['applebot.apple.com'], networks: ['17.0.0.0/8'] },
  {
    name: 'Baidu',
    claim: /Baiduspider/,
    domains: ['baidu.com', 'baidu.jp'],
    networks: ['180.76.15.0/24', '220.181.108.0/24', '123.125.71.0/24', '116.179.32.0/24'],
  },
  { name: 'Petal', claim: /PetalBot/, domains: ['petalsearch.com', 'aspiegel.com'], networks: ['114.119.128.0/18'] },
  { name: 'Seznam', claim: /SeznamBot/, domains: ['seznam.cz'], networks: ['77.75.72.0/21', '2a02:598::/32'] },
]
