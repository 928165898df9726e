import type { Access, ClientUser, FieldAccess, PayloadRequest } from 'payload';
import type { User } from './payload-types.ts';
import { asksItself } from './rest/own-requests.ts';

type Requester = { readonly collection?: string } | null | undefined;

/** A person who may work in the admin panel: signed in, and past the change of the first password. */
function staff(user: Requester): User | undefined {
  if (user?.collection !== 'users') return undefined;
  const person = user as User;
  return person.mustChangePassword ? undefined : person;
}

/** Whether somebody may work in the admin panel. */
export const isStaff = (user: Requester): boolean => staff(user) !== undefined;

export const isAdmin = (user: Requester): boolean => staff(user)?.role === 'admin';

export const admins: Access = ({ req }) => isAdmin(req.user);

export const editors: Access = ({ req }) => isStaff(req.user);

/** Enquiries hold personal data: administrators read them, and whoever an administrator lets. */
export const enquiryReader = (user: Requester): boolean => {
  const person = staff(user);
  return person !== undefined && (person.role === 'admin' || person.readsEnquiries === true);
};

export const enquiryReaders: Access = ({ req }) => enquiryReader(req.user);

/** Keeps the inbox out of the panel of everybody else. */
export const unlessEnquiryReader = ({ user }: { user: ClientUser }): boolean => !enquiryReader(user);

export const nobodyField: FieldAccess = () => false;

export const adminsOnlyField: FieldAccess = ({ req }) => isAdmin(req.user);

/** Editors, and programs that hold a token made in the admin panel, read drafts; everybody else what is published. */
const readsDrafts = (user: Requester): boolean => isStaff(user) || user?.collection === 'api-tokens';

/** The site reads for its visitors in its own process. By REST, nobody is a visitor: whole tables would be theirs. */
const readsForVisitors = (req: PayloadRequest): boolean => !req.user && (req.payloadAPI === 'local' || asksItself(req));

/** Payload hands out drafts to anybody who asks for the newest version unless access itself says what may be seen. */
export const publishedOrStaff: Access = ({ req }) =>
  readsDrafts(req.user) || (readsForVisitors(req) && { _status: { equals: 'published' } });

/** Anyone, by way of the site. */
export const anyone: Access = ({ req }) => readsDrafts(req.user) || readsForVisitors(req);

export const nobody: Access = () => false;

export const adminOrSelf: Access = ({ req }) => {
  if (isAdmin(req.user)) return true;
  if (req.user?.collection !== 'users') return false;
  return { id: { equals: req.user.id } };
};

/** Keeps a collection out of the panel for somebody who still has the first password. Access refuses them anyway. */
export const untilPasswordIsChosen = ({ user }: { user: ClientUser }): boolean =>
  'mustChangePassword' in user && user.mustChangePassword === true;
