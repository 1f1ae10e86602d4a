import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as chakra from '@chakra-ui/react';
import type { SystemContext } from '@chakra-ui/react';
import type { ElementType } from 'react';
import { runnerImport, type Plugin } from 'vite';
import type { StyledPart } from './styles/classes.ts';
import { Unknown } from './styles/literals.ts';
import { compileStyles, type KnownParts } from './styles/compile-styles.ts';
import { pageRules, renderWith } from './styles/rendered.ts';

const SOURCES = join(import.meta.dirname, '../src');
const CHAKRA = '@chakra-ui/react';
/** Gives Chakra's components the design from above. */
const PROVIDER = /@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]styled-system[\\/]provider\.js$/;
/**
 * The same without a component above them: the one design, which is fetched with the first of them. Its variables come with
 * it, since a document has those alone that compiled rules use.
 */
const WITHOUT_PROVIDER = `
  import { addRules } from '/src/lib/rules';
  import { system } from '/src/app/theme/system';
  export const useChakraContext = () => system;
  export const ChakraProvider = ({ children }) => children;`;
const THEME = join(SOURCES, 'app/theme/');
/** What a design is made of, without the components, which stand on it here. */
const DESIGN_PARTS = '\0design-parts';
const CHAKRA_FILES = join(import.meta.dirname, '../../node_modules/@chakra-ui/react/dist/esm');
const DESIGN_PARTS_CODE = `
  export { createSystem } from '${CHAKRA_FILES}/styled-system/system.js';
  export { defaultBaseConfig } from '${CHAKRA_FILES}/preset-base.js';
  export * from '${CHAKRA_FILES}/styled-system/config.js';`;
const ALWAYS = ['as', 'asChild', 'css'];
const FLEX = ['align', 'basis', 'direction', 'grow', 'inline', 'justify', 'shrink', 'wrap'];
const GRID = ['autoColumns', 'autoFlow', 'autoRows', 'templateAreas', 'templateColumns', 'templateRows'];
/** Chakra's components that are one element, with what says something of their looks beside the properties of style. */
const PLAIN: Readonly<Record<string, readonly string[]>> = {
  Box: [],
  Flex: FLEX,
  Grid: GRID,
  Heading: [],
  Text: [],
  Button: ['size', 'variant'],
  Badge: ['size', 'variant'],
  AbsoluteCenter: ['axis'],
  Spinner: ['size'],
};
/** Ours that is Chakra's element with the recipe of text fields. */
const INPUT = 'components/forms/Input';
/** Ours that give styles from outside to an element of theirs. */
const RECEIVERS = ['components/IconButton', 'components/language/LanguageButton', 'app/layout/AccountButton'];
/** Spreads that hold attributes of the element, and no styles. */
const ATTRIBUTES = /^\{\.\.\.(?:swipe|received|shown)\}$/;
/** Attributes of drawings that Chakra gives to the element. */
const OF_DRAWINGS: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  text: ['x', 'y'],
  circle: ['cx', 'cy', 'r'],
  rect: ['width', 'height', 'x', 'y', 'rx', 'ry'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  g: ['transform'],
  stop: ['offset', 'stopOpacity'],
};

/**
 * Vite plugin that draws the styles of elements at build where they are known, by Chakra itself: the element is a plain
 * one then, with the class that Chakra would have given it, and its page needs no part of Chakra.
 */
export function compileStylesPlugin(report?: (path: string, left: readonly string[]) => void): Plugin {
  let design: Promise<Design> | null = null;
  return {
    name: 'compile-styles',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    resolveId: (source, importer) => (source === CHAKRA && importer?.startsWith(THEME) ? DESIGN_PARTS : null),
    async load(id) {
      if (id === DESIGN_PARTS) {
        return DESIGN_PARTS_CODE;
      }
      if (!PROVIDER.test(id)) {
        return null;
      }
      design ??= readDesign();
      return `${WITHOUT_PROVIDER}\naddRules(${JSON.stringify((await design).rules)});`;
    },
    async transform(code, id) {
      if (!id.startsWith(SOURCES) || !id.endsWith('.tsx') || id.endsWith('.test.tsx')) {
        return null;
      }
      if (code.includes('<ChakraProvider')) {
        // The rules for the whole page stand in the documents.
        return { code: code.replace(/<(\/?)ChakraProvider[^>]*>/g, '<$1>'), map: null };
      }
      design ??= readDesign();
      const path = pathOf(id);
      const known = (await design).parts(path);
      const compiled = compileStyles(code, path, known);
      if (compiled === null) {
        return null;
      }
      report?.(path, compiled.left);
      const rules = JSON.stringify(compiled.css);
      const adding = `import { addRules } from '/src/lib/rules';\naddRules(${rules});\n`;
      return { code: compiled.css === '' ? compiled.code : `${adding}${compiled.code}`, map: null };
    },
  };
}

/** Components by name, for the module that uses them. */
type Parts = (path: string) => KnownParts;

/** Functions for styles whose results are known at build. */
const FUNCTIONS = { module: 'components/forms/even-columns.ts', names: ['evenColumns'] } as const;

interface Design {
  readonly parts: Parts;
  /** For the whole page. */
  readonly rules: string;
}

async function readDesign(): Promise<Design> {
  const imported = async (path: string): Promise<Record<string, unknown>> =>
    (
      await runnerImport<Record<string, unknown>>(join(SOURCES, path), {
        configFile: false,
        logLevel: 'error',
      })
    ).module;
  const system = (await imported('app/theme/system.ts')).system as SystemContext;
  const functions = await imported(FUNCTIONS.module);
  const input = (await imported(`${INPUT}.tsx`)).Input as ElementType;
  const render = renderWith(system);
  const elements = chakra as unknown as Record<string, ElementType | undefined>;
  const factory = chakra.chakra as unknown as Record<string, ElementType | undefined>;
  const make = chakra.chakra as unknown as (tag: string, looks: unknown) => ElementType;
  const makings = new Map<string, ElementType>();
  const isProperty = (name: string): boolean => ALWAYS.includes(name) || system.isValidProperty(name);
  const parts: Parts = (path) => {
    const mayReceive = (spread: string): boolean => ATTRIBUTES.test(spread) || RECEIVERS.includes(path);
    const partWith = (
      component: ElementType,
      more: readonly string[],
      bare: readonly string[] = [],
    ): StyledPart => ({
      component,
      render,
      isButton: component === chakra.Button,
      isOwn: false,
      isStyle: (name) => !bare.includes(name) && (more.includes(name) || isProperty(name)),
      mayReceive,
    });
    return {
      part(module, name) {
        const [, tag] = /^chakra\.(\w+)$/.exec(name) ?? [];
        const component = tag === undefined ? elements[name] : factory[tag];
        const more = tag === undefined ? PLAIN[name] : [];
        if (module === CHAKRA) {
          return component && more ? partWith(component, more, OF_DRAWINGS[tag ?? '']) : null;
        }
        if (module === INPUT && name === 'Input') {
          return partWith(input, ['size', 'variant']);
        }
        return RECEIVERS.includes(module) ? { ...partWith(chakra.Box, []), isOwn: true } : null;
      },
      made(tag, looks) {
        const key = JSON.stringify([tag, looks]);
        const component = makings.get(key) ?? make(tag, looks);
        makings.set(key, component);
        const variants =
          typeof looks === 'object' && looks !== null && 'variants' in looks ? looks.variants : {};
        return partWith(component, Object.keys(variants ?? {}), OF_DRAWINGS[tag]);
      },
      call(name, values) {
        const called = (FUNCTIONS.names as readonly string[]).includes(name) ? functions[name] : null;
        if (typeof called !== 'function') {
          throw new Unknown(`${name}()`);
        }
        return called(...values);
      },
      read,
    };
  };
  return { parts, rules: pageRules(system) };
}

function pathOf(id: string): string {
  return id.slice(SOURCES.length + 1).replace(/\.tsx$/, '');
}

function read(path: string): string | null {
  const file = ['.ts', '.tsx'].map((end) => join(SOURCES, `${path}${end}`)).find((each) => existsSync(each));
  return file === undefined ? null : readFileSync(file, 'utf8');
}
