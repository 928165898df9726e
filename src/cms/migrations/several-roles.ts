import { sql } from '@payloadcms/db-sqlite';

type Tell = (statement: ReturnType<typeof sql>) => Promise<unknown>;

/**
 * Assigns roles with the previous rights: an account that read enquiries also read applications.
 */
export async function severalRoles(tell: Tell): Promise<void> {
  await tell(sql`insert into "users_roles" ("order", "parent_id", "value")
    select 1, "id", 'administrator' from "users" where "role" = 'admin'`);
  await tell(sql`insert into "users_roles" ("order", "parent_id", "value")
    select 1, "id", 'editor' from "users" where "role" = 'editor'`);
  await tell(sql`insert into "users_roles" ("order", "parent_id", "value")
    select 2, "id", 'talent' from "users" where "role" = 'editor' and "reads_enquiries" = true`);
  await tell(sql`insert into "users_roles" ("order", "parent_id", "value")
    select 3, "id", 'sales' from "users" where "role" = 'editor' and "reads_enquiries" = true`);
}

/**
 * Restores the single role. Accounts with neither role become editors, so check them afterwards.
 */
export async function oneRole(tell: Tell): Promise<void> {
  await tell(sql`update "users" set "role" = 'admin'
    where "id" in (select "parent_id" from "users_roles" where "value" = 'administrator')`);
  await tell(sql`update "users" set "reads_enquiries" = true
    where "id" in (select "parent_id" from "users_roles" where "value" in ('talent', 'sales'))`);
}
