import * as migration_20261121_134229_initial from './20261121_134229_initial.ts';
import * as migration_20261121_145957_pictures_and_colours from './20261121_145957_pictures_and_colours.ts';
import * as migration_20261121_163750_intake from './20261121_163750_intake.ts';
import * as migration_20261121_183500_crm_asked from './20261121_183500_crm_asked.ts';
import * as migration_20261121_221757_delivery_queue from './20261121_221757_delivery_queue.ts';
import * as migration_20261122_013602_crm_asked_last from './20261122_013602_crm_asked_last.ts';
import * as migration_20261122_214114_crm_records from './20261122_214114_crm_records.ts';

export const migrations = [
  {
    up: migration_20261121_134229_initial.up,
    down: migration_20261121_134229_initial.down,
    name: '20261121_134229_initial',
  },
  {
    up: migration_20261121_145957_pictures_and_colours.up,
    down: migration_20261121_145957_pictures_and_colours.down,
    name: '20261121_145957_pictures_and_colours',
  },
  {
    up: migration_20261121_163750_intake.up,
    down: migration_20261121_163750_intake.down,
    name: '20261121_163750_intake',
  },
  {
    up: migration_20261121_183500_crm_asked.up,
    down: migration_20261121_183500_crm_asked.down,
    name: '20261121_183500_crm_asked',
  },
  {
    up: migration_20261121_221757_delivery_queue.up,
    down: migration_20261121_221757_delivery_queue.down,
    name: '20261121_221757_delivery_queue',
  },
  {
    up: migration_20261122_013602_crm_asked_last.up,
    down: migration_20261122_013602_crm_asked_last.down,
    name: '20261122_013602_crm_asked_last',
  },
  {
    up: migration_20261122_214114_crm_records.up,
    down: migration_20261122_214114_crm_records.down,
    name: '20261122_214114_crm_records'
  },
];
