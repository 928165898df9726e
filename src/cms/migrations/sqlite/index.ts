import * as migration_20261122_223323_initial from './20261122_223323_initial.ts';

export const migrations = [
  {
    up: migration_20261122_223323_initial.up,
    down: migration_20261122_223323_initial.down,
    name: '20261122_223323_initial'
  },
];
