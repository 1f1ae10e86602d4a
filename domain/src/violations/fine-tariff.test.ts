import { fineAmountXaf } from './fine-tariff';

const TARIFF = { cautionXaf: 5_000, warningXaf: 15_000, dangerXaf: 25_000 };
const SOUND = {
  severity: 'DANGER',
  grade: 'A',
  isClaimed: false,
  isLimitConfirmed: true,
  isWithdrawn: false,
} as const;

test.each([
  ['of severity CAUTION', { severity: 'CAUTION' }, 5_000],
  ['of severity WARNING', { severity: 'WARNING' }, 15_000],
  ['of severity DANGER', {}, 25_000],
  ['of grade B', { grade: 'B' }, 25_000],
  ['of grade C', { grade: 'C' }, null],
  ['that is claimed', { isClaimed: true }, null],
  ['above an unconfirmed limit', { isLimitConfirmed: false }, null],
  ['that was withdrawn', { isWithdrawn: true }, null],
] as const)('the fine of a violation %s', (_what, over, expected) => {
  expect(fineAmountXaf({ ...SOUND, ...over }, TARIFF)).toBe(expected);
});
