import * as migration_20261121_115857_initial from './20261121_115857_initial.ts';

export const migrations = [
  {
    up: migration_20261121_115857_initial.up,
    down: migration_20261121_115857_initial.down,
    name: '20261121_115857_initial'
  },
];
