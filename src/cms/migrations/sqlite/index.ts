import * as migration_20261121_134229_initial from './20261121_134229_initial.ts';

export const migrations = [
  {
    up: migration_20261121_134229_initial.up,
    down: migration_20261121_134229_initial.down,
    name: '20261121_134229_initial'
  },
];
