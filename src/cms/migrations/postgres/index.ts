import * as migration_20261121_130528_initial from './20261121_130528_initial.ts';

export const migrations = [
  {
    up: migration_20261121_130528_initial.up,
    down: migration_20261121_130528_initial.down,
    name: '20261121_130528_initial'
  },
];
