import type { DigitsRow, FixRow, GapLimitRow, JudgedParts, LimitPart, ResultPart, RulePart } from './bundle';
import type { EvidenceJson } from './canonical-json';
import { LIMIT_ZONES } from '../limits/speed-limits';

/** Parts of a record by name, as far as they are shown. */
type ShownParts = Readonly<Record<string, { readonly salt: string | null; readonly body: EvidenceJson }>>;

/** The parts of a record that judging again needs; null where one is withheld or erased, or written in another way. */
export function judgedPartsOf(parts: ShownParts): JudgedParts | null {
  const [rule, limits, result, fixes] = ['rule', 'limits', 'result', 'fixes'].map((name) => {
    const part = parts[name];
    return part === undefined || part.salt === null ? null : part.body;
  });
  return isRule(rule) && isListOf(limits, isLimit) && isResult(result) && isListOf(fixes, isFixRow)
    ? { rule, limits, result, fixes }
    : null;
}

function isRule(value: unknown): value is RulePart {
  return (
    isObject(value) &&
    typeof value.version === 'string' &&
    isNumber(value.startedUs) &&
    isNullOr(value.endedUs, isNumber) &&
    (value.gapLimits === undefined || isListOf(value.gapLimits, isTriple)) &&
    (value.digits === undefined || isListOf(value.digits, isTriple)) &&
    isListOf(
      value.thresholds,
      (each): each is RulePart['thresholds'][number] =>
        isObject(each) && [each.caution, each.warning, each.danger, each.sinceUs].every(isNumber),
    )
  );
}

function isTriple(value: unknown): value is GapLimitRow & DigitsRow {
  return isList(value) && value.length === 3 && value.every(isNumber);
}

function isLimit(value: unknown): value is LimitPart {
  return (
    isObject(value) &&
    isText(value.id) &&
    isNumber(value.limitKmh) &&
    LIMIT_ZONES.some((zone) => zone === value.zone) &&
    isNullOr(value.place, isText) &&
    isText(value.source) &&
    typeof value.isConfirmed === 'boolean'
  );
}

function isResult(value: unknown): value is ResultPart {
  return (
    isObject(value) &&
    [value.startedUs, value.endedUs, value.shownDeciKmh, value.meanDeciKmh].every(isNumber) &&
    [value.provenDeciKmh, value.uncertaintyDeciKmh, value.provenMs, value.fixCount].every(isNumber) &&
    [value.severity, value.grade, value.limitId].every(isText) &&
    typeof value.isOverGaps === 'boolean'
  );
}

function isFixRow(value: unknown): value is FixRow {
  return (
    isList(value) &&
    value.length === 10 &&
    value.slice(0, 4).every(isNumber) &&
    value.slice(4, 8).every((each) => isNullOr(each, isNumber)) &&
    typeof value[8] === 'boolean' &&
    isNullOr(value[9], isNumber)
  );
}

function isListOf<Item>(value: unknown, isItem: (each: unknown) => each is Item): value is readonly Item[] {
  return isList(value) && value.every(isItem);
}

function isNullOr(value: unknown, is: (given: unknown) => boolean): boolean {
  return value === null || is(value);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
