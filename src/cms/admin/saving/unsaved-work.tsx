'use client';

import {
  LeaveWithoutSaving,
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { reached } from '../connection/watch-answers.ts';
import { heardConflict, listenForConflicts } from './conflict-store.ts';
import { useLeaving } from './use-leaving.ts';
import { useSaveDraft } from './use-save-draft.ts';

/** Milliseconds after a change within which it is usually saved. */
const usual = 4000;
/** Milliseconds at most between two tries. */
const longestPause = 60_000;

/** Whether the server answers at all; a save that finds nobody would say so again with each try. */
const isReached = (): Promise<boolean> =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * For forms whose drafts are saved while somebody writes: tries again what could not be saved, says that it is not, keeps people from
 * leaving without it, and lets them choose where the record was changed elsewhere.
 */
export function UnsavedWork() {
  const [state] = useAllFormFields();
  const modified = useFormModified();
  const isBusy = [useFormProcessing(), useFormBackgroundProcessing()].some(Boolean);
  const { id, collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const save = useSaveDraft();
  const conflict = useSyncExternalStore(listenForConflicts, heardConflict, () => undefined);
  const isElsewhere = conflict !== undefined && conflict === `${collectionSlug}/${id}`;
  const [isLate, setLate] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  /** Tries since it was reached last. */
  const [tries, setTries] = useState(0);
  const [isGivenUp, setGivenUp] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the time anew.
  useEffect(() => {
    if (!modified) {
      setLate(false);
      setFailed(false);
      setTries(0);
      return undefined;
    }
    const timer = setTimeout(() => setLate(true), usual);
    return () => clearTimeout(timer);
  }, [modified, state]);

  useEffect(() => {
    const again = () => setTries(0);
    window.addEventListener(reached, again);
    return () => window.removeEventListener(reached, again);
  }, []);

  useEffect(() => {
    if (!isLate || isBusy || isElsewhere) return undefined;
    const timer = setTimeout(
      async () => {
        if ((await isReached()) && (await save())) return;
        setFailed(true);
        setTries((before) => before + 1);
      },
      Math.min(longestPause, usual * tries),
    );
    return () => clearTimeout(timer);
  }, [isLate, isBusy, isElsewhere, tries, save]);

  const isUnsaved = modified && (hasFailed || isElsewhere) && !isGivenUp;
  useLeaving(modified && !isUnsaved && !isGivenUp, save);

  const keepMine = useCallback(async () => {
    const newest = await fetch(
      `${config.routes.api}/${collectionSlug}/${id}?draft=true&depth=0&select[updatedAt]=true`,
    );
    const { updatedAt } = (await newest.json()) as { readonly updatedAt?: string };
    await save({ updatedAt });
  }, [config.routes.api, collectionSlug, id, save]);

  return (
    <>
      <LeaveWithoutSaving disablePreventLeave={!isUnsaved} />
      <section className="unsaved" aria-label="Not saved" data-says={isUnsaved || undefined}>
        <p role="status">
          {isUnsaved &&
            (isElsewhere
              ? 'Not saved: this was changed elsewhere since you opened it. What you wrote still stands here.'
              : 'Not saved. It is tried again until it is.')}
        </p>
        {isUnsaved && isElsewhere && (
          <p className="panel-row">
            <button type="button" className="panel-link" onClick={() => void keepMine()}>
              Keep mine as a draft
            </button>
            <button
              type="button"
              className="panel-link"
              onClick={() => {
                setGivenUp(true);
                setTimeout(() => location.reload());
              }}
            >
              Load theirs
            </button>
          </p>
        )}
      </section>
    </>
  );
}
