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
import { reached } from '../connection/watch-responses.ts';
import { useSay } from '../shell/use-say.ts';
import { currentConflict, subscribeToConflicts } from './conflict-store.ts';
import { useLeaving } from './use-leaving.ts';
import { useSaveDraft } from './use-save-draft.ts';
import './unsaved-work.css';

/** Milliseconds after which a change is usually saved. */
const usual = 4000;
/** Longest pause between two attempts in ms. */
const longestPause = 60_000;

/**
 * Checks that the server answers: a save without a response would show an error for each attempt.
 */
const isReached = (): Promise<boolean> =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

const words = {
  changed: 'Not saved: this was changed since you opened it. Your changes are still in this form.',
  held: 'Not saved: another editor is editing this. Copy your changes before you leave.',
};

/**
 * Guards autosaved forms: retries failed saves, shows that work is unsaved, asks before leaving,
 * and offers a choice after an edit conflict.
 */
export function UnsavedWork() {
  const say = useSay();
  const [state] = useAllFormFields();
  const modified = useFormModified();
  const isBusy = [useFormProcessing(), useFormBackgroundProcessing()].some(Boolean);
  const { id, collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const saveDraft = useSaveDraft();
  const conflict = useSyncExternalStore(subscribeToConflicts, currentConflict, () => undefined);
  const kind = conflict?.record === `${collectionSlug}/${id}` ? conflict.kind : undefined;
  const [isLate, setLate] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  /** Failed attempts since the server last answered. */
  const [tries, setTries] = useState(0);
  const [isGivenUp, setGivenUp] = useState(false);

  const save = useCallback(
    async (values?: Readonly<Record<string, unknown>>) => {
      const isSaved = (await isReached()) && (await saveDraft(values));
      if (!isSaved) setFailed(true);
      return isSaved;
    },
    [saveDraft],
  );

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
    if (!isLate || isBusy || kind) return undefined;
    const timer = setTimeout(
      () => void save().then((isSaved) => isSaved || setTries((before) => before + 1)),
      Math.min(longestPause, usual * tries),
    );
    return () => clearTimeout(timer);
  }, [isLate, isBusy, kind, tries, save]);

  const isUnsaved = modified && (hasFailed || kind !== undefined) && !isGivenUp;
  useLeaving(modified && !isUnsaved && !isGivenUp, save);

  const keepMine = async () => {
    const address = `${config.routes.api}/${collectionSlug}/${id}?draft=true&depth=0&select[updatedAt]=true`;
    const newest = await fetch(address).catch(() => undefined);
    if (!newest?.ok) return;
    const { updatedAt } = (await newest.json()) as { readonly updatedAt?: string };
    await save({ updatedAt });
  };

  return (
    <>
      <LeaveWithoutSaving disablePreventLeave={!isUnsaved} />
      <div className="unsaved" data-says={isUnsaved || undefined}>
        <p role="status">{isUnsaved && say(kind ? words[kind] : 'Not saved. Trying again.')}</p>
        {isUnsaved && kind === 'changed' && (
          <p className="panel-row">
            <button type="button" className="panel-link" onClick={() => void keepMine()}>
              {say('Keep mine as a draft')}
            </button>
            <button
              type="button"
              className="panel-link"
              onClick={() => {
                setGivenUp(true);
                setTimeout(() => location.reload());
              }}
            >
              {say('Load theirs')}
            </button>
          </p>
        )}
      </div>
    </>
  );
}
