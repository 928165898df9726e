import * as migration_20261123_005515_initial from './20261123_005515_initial.ts';

export const migrations = [
  {
    up: migration_20261123_005515_initial.up,
    down: migration_20261123_005515_initial.down,
    name: '20261123_005515_initial'
  },
];
