import * as migration_20261121_134231_initial from './20261121_134231_initial.ts';

export const migrations = [
  {
    up: migration_20261121_134231_initial.up,
    down: migration_20261121_134231_initial.down,
    name: '20261121_134231_initial'
  },
];
