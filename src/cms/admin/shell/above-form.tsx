'use client';

import { LostLock } from '../saving/lost-lock.tsx';
import { UnsavedWork } from '../saving/unsaved-work.tsx';
import { ValidationSummary } from '../validation/validation-summary.tsx';

/** Notices above the form of a record with drafts: unsaved work, a lost lock, validation errors. */
export function AboveForm() {
  return (
    <>
      <UnsavedWork />
      <LostLock />
      <ValidationSummary />
    </>
  );
}
