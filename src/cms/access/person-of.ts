import type { PayloadRequest } from 'payload';

/** Id of the account that made a request; undefined for a program or the site itself. */
export const personOf = ({ user }: PayloadRequest): number | string | undefined =>
  user?.collection === 'users' ? user.id : undefined;
