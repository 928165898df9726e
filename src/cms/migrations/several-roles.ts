import { sql } from '@payloadcms/db-sqlite';

type Tell = (statement: ReturnType<typeof sql>) => Promise<unknown>;

/** Gives everybody the roles that let them do what they did: whoever read enquiries read applications, too. */
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

/** Back to one role. Whoever had none of the two is an editor then: look at the accounts. */
export async function oneRole(tell: Tell): Promise<void> {
  await tell(sql`update "users" set "role" = 'admin'
    where "id" in (select "parent_id" from "users_roles" where "value" = 'administrator')`);
  await tell(sql`update "users" set "reads_enquiries" = true
    where "id" in (select "parent_id" from "users_roles" where "value" in ('talent', 'sales'))`);
}
