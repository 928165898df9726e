import type { TextState } from './drift.ts';
import type { SheetRecord } from './entries.ts';
import type { TranslatedCollection } from './field.ts';
import type { Counts, SummaryState } from './summary.ts';

/** Part of a text: in both versions, or only in the earlier (`out`) or later one (`in`). */
export interface WordPart {
  readonly text: string;
  readonly change?: 'in' | 'out';
}

/** Text of a sheet with its translation. */
export interface SheetText {
  readonly record: number;
  readonly key: string;
  readonly label: string;
  /** Section or record that it belongs to. */
  readonly place: string;
  readonly state: TextState;
  /** `lines`: one text a line. Rich text is edited by Payload's editor. */
  readonly kind: 'line' | 'text' | 'lines' | 'rich';
  readonly source: unknown;
  /** Source as words, with the differences to what the translation was made from. */
  readonly words: readonly WordPart[];
  readonly text: unknown;
  /** Words of a translation that is rich text. */
  readonly textWords?: string;
  readonly missingPlaceholders: readonly string[];
  /** Fingerprints of source and translation, by which the server detects later changes. */
  readonly seen: string;
  readonly was: string;
  /** Path of the field by names: `insights.insightsContent.text.text`. */
  readonly schemaPath: string;
}

/** Sheet: texts of a record, or of a shared list, side by side with their translations. */
export interface Sheet {
  readonly of: TranslatedCollection;
  readonly record: SheetRecord;
  readonly title: string;
  readonly counts: Counts;
  readonly state: SummaryState;
  readonly source: {
    readonly status: 'Published' | 'Draft' | 'Published, with changes';
    readonly isOffSite: boolean;
    readonly updatedAt: string;
    /** Public address; undefined while visitors cannot open it. */
    readonly address: string | undefined;
  };
  readonly translation: {
    readonly isPublished: boolean;
    readonly isDraft: boolean;
    readonly updatedAt: string | undefined;
    readonly address: string | undefined;
  };
  readonly mayUpdate: boolean;
  readonly mayPublish: boolean;
  readonly texts: readonly SheetText[];
  /** Texts that the answer leaves out. */
  readonly left: number;
}
