export const UNIT_NAMES = ['matanzas-solar.socket', 'matanzas-solar.service'] as const

export type Installation = { base: string; user: string; dataDir: string; address: string }

/** Replaces the folder, user, data folder and address in a unit file of `deploy` with those of this machine. */
export function renderUnit(unit: string, { base, user, dataDir, address }: Installation): string {
  return unit
    .replace(/^ReadWritePaths=.*$/m, `ReadWritePaths=${dataDir}`)
    .replace(/^User=.*$/m, `User=${user}`)
    .replace(/^ListenStream=.*$/m, `ListenStream=${address}`)
    .replace(/^(WorkingDirectory|ExecStart)=\/srv\/matanzas-solar/gm, `$1=${base}`)
}
