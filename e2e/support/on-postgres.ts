import './on-sqlite.ts';
import { emptyPostgresDatabase } from './postgres.ts';

process.env.DATABASE_URL = await emptyPostgresDatabase();
