import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const PROGRAM = resolve(__dirname, '../../frontend/test/compile-sample.mjs');
const IMPORTS = `
  import { Button, chakra, Flex } from '@chakra-ui/react';
  import { IconButton } from './IconButton';
  const LOOKS = { color: 'danger.fg' } as const;
  const TONES = { calm: 'safe.fg', loud: 'danger.fg' } as const;
`;

const SAMPLES = {
  plain: `
    <Flex as="main" align="center" id="a">
      <Button size="lg" loading={props.isBusy} disabled={props.isOff} onClick={props.onClick}>Go</Button>
      <chakra.span asChild {...LOOKS}><a href="/x">x</a></chakra.span>
    </Flex>`,
  conditions: `
    <chakra.div opacity={props.isOn ? 1 : 0.5} color={TONES[props.tone]} _hover={{ opacity: props.isOn && 0.9 }} />`,
  unknown: '<Flex {...props}><chakra.div w={props.width} /><chakra.b color="fg">b</chakra.b></Flex>',
  above: '<IconButton label="x" icon={null} color="fg" />',
  refused: '<IconButton label="x" icon={null} color={props.color} />',
} as const;

interface Compiled {
  readonly code: string;
  readonly left: string[];
  readonly refused: string | null;
}

const made = new Map<string, Compiled>();

beforeAll(() => {
  const input = JSON.stringify(
    Object.values(SAMPLES).map((jsx) => `${IMPORTS} export const Sample = (props) => (${jsx});`),
  );
  const env = { ...process.env, NODE_ENV: 'production' };
  const { stdout, stderr } = spawnSync(process.execPath, [PROGRAM], { input, encoding: 'utf8', env });
  if (stdout === '') {
    throw new Error(stderr);
  }
  const all: Compiled[] = JSON.parse(stdout);
  Object.keys(SAMPLES).forEach((name, index) =>
    made.set(name, all[index] ?? { code: '', left: [], refused: '' }),
  );
});

/** Output of the build for a sample. */
function compiled(name: keyof typeof SAMPLES): Compiled {
  return made.get(name) ?? { code: '', left: [], refused: 'not compiled' };
}

it('makes plain elements with the rules of Chakra', () => {
  const { code, left } = compiled('plain');
  expect(left).toEqual([]);
  expect(code).toMatch(/\{display:flex;align-items:center;\}/);
  expect(code).toMatch(/<main\s+id="a"\s+className=\{"css-\w+"\}>/);
  expect(code).toMatch(/<button type="button"\s+onClick=\{props.onClick\}/);
  expect(code).toContain('disabled={(props.isBusy) || (props.isOff)}');
  expect(code).toContain('<ButtonContent isBusy={props.isBusy}>Go</ButtonContent></button>');
  expect(code).toMatch(/<a className=\{"(css-\w+)"\} href="\/x">x<\/a>/);
  expect(code).toContain('{color:var(--chakra-colors-danger-fg);}');
  expect(code).not.toMatch(/<(Flex|Button|chakra)\b/);
});

it('gives each answer to a condition a class', () => {
  const { code, left } = compiled('conditions');
  expect(left).toEqual([]);
  expect(code).toContain('(props.isOn) ?');
  expect(code).toContain('((props.tone) === "calm")');
  expect(code).toMatch(/\{opacity:1;color:var\(--chakra-colors-safe-fg\);\}/);
  expect(code).toMatch(/\{opacity:0\.5;color:var\(--chakra-colors-danger-fg\);\}/);
});

it('leaves to Chakra what only the running app knows', () => {
  const { code, left } = compiled('unknown');
  expect(left).toHaveLength(2);
  expect(code).toContain('<Flex {...props}><chakra.div w={props.width} />');
  expect(code).toMatch(/<b\s+className=\{"css-\w+"\}>b<\/b>/);
});

it('puts the styles for a component of ours above its own, and refuses those that it does not know', () => {
  const { code } = compiled('above');
  expect(code).toMatch(/\.(css-\w+-up)\.\1\{color:var\(--chakra-colors-fg\);\}/);
  expect(code).toMatch(/<IconButton label="x" icon=\{null\}\s+className=\{"css-\w+-up"\}\/>/);
  expect(compiled('refused').refused).toContain('must be known at build');
});
