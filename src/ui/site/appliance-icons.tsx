import { icon } from './icons.tsx'

/** Icons of appliances, used only by the page about solar energy. */
const Fridge = /* @__PURE__ */ icon('M5 6a4 4 0 0 1 4-4h6a4 4 0 0 1 4 4v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2Zm0 4h14m-4-3v6')
const Fan = /* @__PURE__ */ icon(
  'M10.8 16.4a6.1 6.1 0 0 1-8.6-7l5.4 1.5a6.1 6.1 0 0 1 7-8.7l-1.4 5.5a6.1 6.1 0 0 1 8.6 7l-5.4-1.5a6.1 6.1 0 0 1-7 8.7ZM12 12',
)
const Air = /* @__PURE__ */ icon(
  'M18 17.5a2.5 2.5 0 1 1-4 2V12M6 12H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 8h12M6.6 15.6A2 2 0 1 0 10 17v-5',
)
const Screen = /* @__PURE__ */ icon('m17 2-5 5-5-5M4 7h16a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2Z')
const Bulb = /* @__PURE__ */ icon('M15 14q.3-1.4 1.5-2.5A5 5 0 0 0 18 8 6 6 0 0 0 6 8c0 1 .2 2.2 1.5 3.5A5 5 0 0 1 9 14m0 4h6m-5 4h4')
const Drops = /* @__PURE__ */ icon('M12 3c3 4 6 7 6 11a6 6 0 0 1-12 0c0-4 3-7 6-11')
const Router = /* @__PURE__ */ icon(
  'M4 14h16a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2m11-4v4m2.8-6.8a4 4 0 0 0-5.6 0m8.5-2.9a8 8 0 0 0-11.4 0',
)
const Pot = /* @__PURE__ */ icon(
  'M2 12h20m-2 0v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8m0-4 16-4M8 7l-.3-1.5a2 2 0 0 1 1.5-2.4l2-.5a2 2 0 0 1 2.4 1.5l.4 1.4',
)
const Plug = /* @__PURE__ */ icon('M12 22v-5M9 8V2m6 6V2m3 6v5a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4V8Z')

const icons: Record<string, typeof Plug> = {
  ...{ fridge: Fridge, oldFridge: Fridge, inverterFridge: Fridge, freezer: Fridge, fan: Fan, split: Air, windowUnit: Air },
  ...{ tv: Screen, laptop: Screen, bulb: Bulb, pump: Drops, washer: Drops, shower: Drops, router: Router },
  ...{ riceCooker: Pot, multiCooker: Pot, induction: Pot, microwave: Pot },
}

/** Returns the icon of an appliance by its key; a plug if it has none. */
export const applianceIcon = (key: string | undefined) => icons[key ?? ''] ?? Plug
