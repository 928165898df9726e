import type { ServerProps } from 'payload';
import { isStaff } from '../../roles/may.ts';
import { HelpDialog } from '../help/help-dialog.tsx';
import { Finder } from './finder.tsx';

/**
 * In the bar above every view: the way to any record by its name, and to help. Not for accounts
 * that have to choose a password first.
 */
export const FindAnything = ({ user }: ServerProps) =>
  isStaff(user) ? (
    <>
      <Finder />
      <HelpDialog />
    </>
  ) : null;
