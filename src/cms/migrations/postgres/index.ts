import * as migration_20261123_005520_initial from './20261123_005520_initial.ts';

export const migrations = [
  {
    up: migration_20261123_005520_initial.up,
    down: migration_20261123_005520_initial.down,
    name: '20261123_005520_initial'
  },
];
