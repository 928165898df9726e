'use client';

import { FaultsInForm } from '../faults/faults-in-form.tsx';
import { TakenOver } from '../saving/taken-over.tsx';
import { UnsavedWork } from '../saving/unsaved-work.tsx';

/** Notices above the form of a record with drafts: unsaved work, a lost lock, validation errors. */
export function AboveForm() {
  return (
    <>
      <UnsavedWork />
      <TakenOver />
      <FaultsInForm />
    </>
  );
}
