import { evidenceWindow } from '@wakafine/domain/evidence/evidence-window';
import { judgedPartsOf } from '@wakafine/domain/evidence/judged-parts';
import { witnessesOf } from '@wakafine/domain/evidence/witness-list';
import { languageChoice, type Language } from '@wakafine/domain/people/languages';
import { limitPlaceText } from '@wakafine/domain/violations/proof-texts';
import type { IntlShape } from 'react-intl';
import { placeOf } from '../../../../components/violation/place-of';
import type { ProofText } from '../../../../components/violation/useProofText';
import type { StaffCaseFragment } from '../../../../graphql/staff';
import type { CheckedProof } from '../../../../lib/evidence/check-proof';
import { formatsOf, type Formats } from '../../../../lib/format/format';
import type { PlaceText } from '../../../../lib/gazetteer/usePlaceText';
import { buildContent } from '../../../../lib/pdf/build-content';
import type { PdfBlock, PdfContent } from '../../../../lib/pdf/pdf-content';
import { PDF_WIDTH } from '../../../../lib/pdf/pdf-measures';
import { qrDrawing } from '../../../../lib/pdf/qr-drawing';
import { doubtTexts } from '../against/doubt-texts';
import { CASE_STATE_MESSAGES, CASES_MESSAGES } from '../messages';
import { PAGE_MESSAGES } from '../page-messages';
import { WINDOW_MESSAGES } from '../window/messages';
import { metresText } from '../window/window-words';
import { DOSSIER_MESSAGES } from './messages';
import { pagesOf } from './pages-of';
import { stepBlocks } from './step-blocks';
import { speedDrawing, wayDrawing } from './window-drawing';

const WAY_HEIGHT = 170;
const SPEED_HEIGHT = 150;
/** Of a QR code, points: some 5 cm. */
const QR_EDGE = 140;

export interface DossierProps {
  known: StaffCaseFragment;
  /** Null where there is no record, or it could not be fetched. */
  proof: CheckedProof | null;
  intl: IntlShape;
  language: Language;
  placeText: PlaceText;
  proofText: ProofText;
  generatedAt: Date;
}

type Known = DossierProps & { readonly formats: Formats };

/** A case on paper: what is proven, what speaks against it, the evidence, every step with its reason, and the code that checks the record. */
export function dossierContent(props: DossierProps): PdfContent {
  const known: Known = { ...props, formats: formatsOf(props.intl) };
  const { intl } = props;
  const { number, state, violation } = props.known;
  const blocks = [
    ...headBlocks(known),
    ...doubtBlocks(known),
    ...windowBlocks(known),
    ...limitBlocks(known),
    heading(intl.formatMessage(DOSSIER_MESSAGES.steps)),
    ...stepBlocks(props.known, known),
    ...recordBlocks(known),
  ];
  const subtitle =
    violation === null
      ? intl.formatMessage(DOSSIER_MESSAGES.state, { state: intl.formatMessage(CASE_STATE_MESSAGES[state]) })
      : props.proofText(violation);
  return buildContent(intl, {
    title: intl.formatMessage(DOSSIER_MESSAGES.title, { number }),
    subtitle,
    generatedAt: props.generatedAt,
    orientation: 'portrait',
    pages: pagesOf(blocks),
  });
}

function headBlocks({ known, intl, formats, placeText }: Known): PdfBlock[] {
  const { violation, state, witnessCount } = known;
  const stateText = text(
    intl.formatMessage(DOSSIER_MESSAGES.state, { state: intl.formatMessage(CASE_STATE_MESSAGES[state]) }),
  );
  if (violation === null) {
    return [];
  }
  const { registrationNumber, transportAgency, startedAt, headingDeg, provenKmh, speedKmh, limitKmh } =
    violation;
  const place = placeOf(violation);
  const others = witnessCount === null ? '–' : intl.formatNumber(witnessCount - 1);
  return [
    {
      kind: 'figures',
      figures: [
        { label: intl.formatMessage(PAGE_MESSAGES.proven), value: formats.speed(provenKmh) },
        { label: intl.formatMessage(PAGE_MESSAGES.shown), value: formats.speed(speedKmh) },
        { label: intl.formatMessage(PAGE_MESSAGES.limit), value: formats.speed(limitKmh) },
        { label: intl.formatMessage(PAGE_MESSAGES.witnesses), value: others },
      ],
    },
    text(
      intl.formatMessage(DOSSIER_MESSAGES.masked, {
        plate: registrationNumber,
        agency: transportAgency ?? '',
      }),
    ),
    text(
      intl.formatMessage(DOSSIER_MESSAGES.measured, {
        time: `${intl.formatDate(startedAt, { dateStyle: 'full' })}, ${formats.timeWithSeconds(startedAt)}`,
        place: place === null ? '–' : placeText(place, headingDeg),
      }),
    ),
    stateText,
  ];
}

function doubtBlocks({ known, proof, intl }: Known): PdfBlock[] {
  const doubts = doubtTexts(
    {
      doubts: known.doubts,
      provenKmh: known.violation?.provenKmh ?? null,
      window: windowOf(proof),
      witnesses: proof === null ? [] : witnessesOf(proof.file),
    },
    intl,
  );
  const last = doubts.length === 0 ? CASES_MESSAGES.nothingAgainst : PAGE_MESSAGES.nothingElse;
  return [
    heading(intl.formatMessage(CASES_MESSAGES.against)),
    ...doubts.map((each) => text(`• ${each.text}`)),
    text(`• ${intl.formatMessage(last)}`),
  ];
}

function windowBlocks({ known: { violation }, proof, intl, formats }: Known): PdfBlock[] {
  const window = windowOf(proof);
  const title = heading(intl.formatMessage(WINDOW_MESSAGES.title));
  if (window === null || violation === null) {
    return [title, { kind: 'notice', text: intl.formatMessage(WINDOW_MESSAGES.missing) }];
  }
  const { severity, provenKmh, provenS } = violation;
  const proven = { provenKmh: provenKmh ?? 0, seconds: provenS ?? 0, severity };
  const width = PDF_WIDTH.portrait;
  const most = Math.max(...window.readings.map(({ shownKmh }) => shownKmh ?? 0));
  return [
    title,
    { kind: 'drawing', ...wayDrawing(window, proven, { width, height: WAY_HEIGHT }) },
    {
      kind: 'notice',
      text: intl.formatMessage(DOSSIER_MESSAGES.chart, {
        from: formats.timeWithSeconds(window.a.atMs),
        to: formats.timeWithSeconds(window.b.atMs),
        line: metresText(window.lineM, intl),
        error: metresText(window.errorM, intl),
      }),
    },
    { kind: 'drawing', ...speedDrawing(window, proven, { width, height: SPEED_HEIGHT }) },
    {
      kind: 'notice',
      text: intl.formatMessage(DOSSIER_MESSAGES.chartKey, { most: formats.speed(most) }),
    },
  ];
}

function limitBlocks({ known: { violation }, proof, intl, formats, language }: Known): PdfBlock[] {
  const sealed = proof === null ? null : judgedPartsOf(proof.file.parts);
  const limits =
    sealed?.limits.map((each) => ({
      ...{ limitKmh: each.limitKmh, limitZone: each.zone, limitPlace: each.place, limitSource: each.source },
      isLimitConfirmed: each.isConfirmed,
    })) ?? (violation === null ? [] : [violation]);
  return [
    heading(intl.formatMessage(DOSSIER_MESSAGES.limits)),
    ...limits.map((limit) =>
      text(
        intl.formatMessage(DOSSIER_MESSAGES.limitLine, {
          limit: formats.speed(limit.limitKmh),
          place:
            limitPlaceText(limit, languageChoice(language)) ??
            intl.formatMessage(DOSSIER_MESSAGES.everywhere),
          source: limit.limitSource ?? '–',
          confirmed: intl.formatMessage(
            limit.isLimitConfirmed === true ? PAGE_MESSAGES.confirmed : PAGE_MESSAGES.unconfirmed,
          ),
        }),
      ),
    ),
  ];
}

const STATES = {
  VALID: PAGE_MESSAGES.valid,
  ALTERED: PAGE_MESSAGES.altered,
  WITHDRAWN: PAGE_MESSAGES.withdrawn,
  NOT_INCLUDED: PAGE_MESSAGES.notIncluded,
} as const;

function recordBlocks({ known: { violation }, proof, intl }: Known): PdfBlock[] {
  const title = heading(intl.formatMessage(DOSSIER_MESSAGES.record));
  const verifyPath = violation?.verifyPath ?? null;
  const line: PdfBlock =
    proof === null
      ? text(intl.formatMessage(PAGE_MESSAGES.noRecord))
      : text(
          intl.formatMessage(DOSSIER_MESSAGES.recordLine, {
            state: intl.formatMessage(STATES[proof.status]),
            rule: judgedPartsOf(proof.file.parts)?.rule.version ?? '–',
            commitment: proof.file.commitment,
          }),
        );
  if (verifyPath === null) {
    return [title, line];
  }
  const url = `${window.location.origin}${verifyPath}`;
  const [address = ''] = url.split('#');
  return [
    title,
    line,
    heading(intl.formatMessage(DOSSIER_MESSAGES.check)),
    text(intl.formatMessage(DOSSIER_MESSAGES.checkHow, { address })),
    { kind: 'drawing', ...qrDrawing(url, QR_EDGE) },
  ];
}

function windowOf(proof: CheckedProof | null) {
  const parts = proof === null ? null : judgedPartsOf(proof.file.parts);
  return parts === null ? null : evidenceWindow(parts);
}

function heading(words: string): PdfBlock {
  return { kind: 'heading', text: words };
}

function text(words: string): PdfBlock {
  return { kind: 'text', text: words };
}
