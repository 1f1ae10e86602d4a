import type { MessageDescriptor } from 'react-intl';

/** A term and what is to be said of it. */
export type LegalPoint = readonly [term: MessageDescriptor, text: MessageDescriptor];

/** A part of a legal page under a heading of its own. */
export interface LegalSectionText {
  readonly title: MessageDescriptor;
  readonly paragraphs?: readonly MessageDescriptor[];
  readonly points?: readonly LegalPoint[];
  /** Small, below the points. */
  readonly note?: MessageDescriptor;
}
