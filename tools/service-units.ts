export const UNIT_NAMES = ['matanzas-solar.socket', 'matanzas-solar.service'] as const

export type Place = { base: string; user: string; dataDir: string; address: string }

/** A unit file of `deploy` with the folder, user, data folder and address of this machine in place of the usual ones. */
export function renderUnit(unit: string, { base, user, dataDir, address }: Place): string {
  return unit
    .replace(/^ReadWritePaths=.*$/m, `ReadWritePaths=${dataDir}`)
    .replace(/^User=.*$/m, `User=${user}`)
    .replace(/^ListenStream=.*$/m, `ListenStream=${address}`)
    .replace(/^(WorkingDirectory|ExecStart)=\/srv\/matanzas-solar/gm, `$1=${base}`)
}
