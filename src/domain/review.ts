/** Rights of a person with a link; each includes the one before. */
export const reviewRights = ['look', 'comment', 'sign'] as const;

export type ReviewRight = (typeof reviewRights)[number];

/** Most characters of a comment, of a quoted passage, and of a name. */
export const commentLimits = { text: 2000, quote: 300, name: 80 } as const;

/** Part of a text: unchanged, removed (`out`) or added (`in`). */
export interface ChangedWords {
  readonly text: string;
  readonly change?: 'out' | 'in';
}

export interface ReviewReply {
  readonly name: string;
  readonly at: Date;
  readonly text: string;
}

export type CommentState = 'open' | 'replied' | 'resolved';

export interface ReviewComment extends ReviewReply {
  readonly id: number;
  /** Number within the record, never used again. */
  readonly number: number;
  readonly state: CommentState;
  /** Passage that the comment is about. */
  readonly quote?: string | undefined;
  /** The passage is no longer in the section. */
  readonly isQuoteGone: boolean;
  /** Number of the section when the comment was written, where it differs now. */
  readonly movedFrom?: number | undefined;
  /** Name of the section, of comments whose section was removed. */
  readonly removedSection?: string | undefined;
  /** Whether the reader wrote it and may still delete it. */
  readonly isOwn: boolean;
  readonly replies: readonly ReviewReply[];
}

/** Part of a page with its own strip: a section, a chapter. */
export interface ReviewPart {
  /** Name of its mark in the page (`marked` in `preview.ts`). */
  readonly mark: string;
  /** Identifier that stays when the part moves. */
  readonly id: string;
  /** Position in the page, from 1. */
  readonly number: number;
  readonly name: string;
  readonly comments: readonly ReviewComment[];
  /** Changes since the reader signed; empty if there are none. */
  readonly changes: readonly ChangedWords[];
}

export interface Reviewer {
  /** Unique among the reviewers of a record. */
  readonly key: string;
  readonly name: string;
  readonly state: 'waiting' | 'done' | 'signed' | 'changed';
  /** When they signed, said that they are done, or first opened the draft. */
  readonly at?: Date | undefined;
  readonly comments: number;
}

export interface ReviewAttempt {
  /** Identifier of the part, or `sign`. */
  readonly part: string;
  readonly text: string;
  readonly quote: string;
  readonly name: string;
  readonly error: ReviewError;
}

export type ReviewError = 'empty' | 'long' | 'nameless' | 'full' | 'changed' | 'busy';

export interface Review {
  /** Address to which forms are sent. */
  readonly action: string;
  readonly title: string;
  /** Person who sent the link; empty if the account is gone. */
  readonly from: string;
  readonly message?: string | undefined;
  readonly ends: Date;
  readonly right: ReviewRight;
  /** Name of the invited person; empty for a link that anyone may use. */
  readonly reader: string;
  readonly savedAt: Date;
  /** Digest of what is shown (`shown.ts`). */
  readonly digest: string;
  readonly parts: readonly ReviewPart[];
  /** Comments whose section was removed. */
  readonly lost: readonly ReviewComment[];
  readonly reviewers: readonly Reviewer[];
  /** The reader's signature, if it was not withdrawn. */
  readonly signed?: { readonly at: Date; readonly isCurrent: boolean } | undefined;
  /** Identifier of the part whose strip is open. */
  readonly open?: string | undefined;
  /** Number of the comment that was just sent, or what else was just done. */
  readonly done?: 'signed' | 'withdrawn' | 'finished' | 'deleted' | `sent-${number}` | undefined;
  readonly attempt?: ReviewAttempt | undefined;
}

/** All comments of a review, in the order of the page. */
export const commentsOf = ({ parts, lost }: Review): readonly ReviewComment[] => [
  ...parts.flatMap(({ comments }) => comments),
  ...lost,
];

/** Content of a link that shows no draft. */
export type ClosedReview =
  | {
      readonly state: 'ended';
      readonly title: string;
      readonly ends: Date;
      readonly action: string;
      /** A new link was asked for. */
      readonly isAsked: boolean;
    }
  | { readonly state: 'revoked'; readonly email: string }
  | {
      readonly state: 'published';
      readonly title: string;
      readonly page: string;
      /** When the reader signed, if they did. */
      readonly signedAt: Date | undefined;
      /** Differences between what was signed and what is on the site, part by part. */
      readonly changes: readonly (readonly ChangedWords[])[];
    };
