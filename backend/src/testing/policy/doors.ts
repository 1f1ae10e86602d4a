import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

const SOURCES = resolve(__dirname, '../..');
const ROOTS = ['Query', 'Mutation', 'Subscription'];

/** A function of the server that a door calls. */
export interface Called {
  readonly name: string;
  /** Its file, without the ending. */
  readonly file: string;
}

/** One operation of GraphQL or call of REST, as its door is written. */
export interface DoorOperation {
  readonly name: string;
  /** The acts that it names; empty where it names none. */
  readonly named: readonly string[];
  /** Calls with the caller's context. */
  readonly called: readonly Called[];
}

/** Every operation of the resolvers and the routes of REST, read from their sources. */
export function doorOperations(): DoorOperation[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(resolver|routes)\.ts$/.test(file))
    .flatMap((file) => operationsIn(join(SOURCES, file), readFileSync(join(SOURCES, file), 'utf8')));
}

/** The operations in the source of one door. */
export function operationsIn(file: string, text: string): DoorOperation[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const door = { imported: importsOf(source, file), local: localsOf(source) };
  const found: DoorOperation[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isMethodDeclaration(node)) {
      found.push(...operationOf(node, door));
    }
    if (ts.isCallExpression(node) && node.expression.getText() === 'serve') {
      const [call, act, ...handler] = node.arguments;
      const named = act === undefined ? [] : namesIn(act, door);
      found.push({ name: call?.getText() ?? '', named, called: callsIn(handler, door) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

interface Door {
  readonly imported: ReadonlyMap<string, string>;
  /** The functions and values of the file itself. */
  readonly local: ReadonlyMap<string, ts.Node>;
}

function operationOf(method: ts.MethodDeclaration, door: Door): DoorOperation[] {
  const decorators = (ts.getDecorators(method) ?? []).map(({ expression }) => expression);
  const calls = decorators.filter(ts.isCallExpression);
  const root = calls.find(({ expression }) => ROOTS.includes(expression.getText()));
  if (root === undefined) {
    return [];
  }
  const serves = calls.find(({ expression }) => expression.getText() === 'Serves');
  const named = serves?.arguments[0] === undefined ? [] : namesIn(serves.arguments[0], door);
  const name = `${root.expression.getText()}.${method.name.getText()}`;
  return [{ name, named, called: callsIn([root, ...(method.body ? [method.body] : [])], door) }];
}

/** The imported names in what stands for an act, also through a constant of the file. */
function namesIn(node: ts.Node, door: Door): string[] {
  return identifiersIn(node).flatMap((name) => {
    const local = door.local.get(name);
    return local === undefined ? (door.imported.has(name) ? [name] : []) : namesIn(local, door);
  });
}

/** Calls with `ctx` or `context` first, also by the file's own functions. */
function callsIn(nodes: readonly ts.Node[], door: Door, seen: readonly string[] = []): Called[] {
  const found: Called[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const name = node.expression.text;
      const file = door.imported.get(name);
      const local = door.local.get(name);
      if (file !== undefined && /^(ctx|context)$/.test(node.arguments[0]?.getText() ?? '')) {
        found.push({ name, file });
      }
      if (local !== undefined && !seen.includes(name)) {
        found.push(...callsIn([local], door, [...seen, name]));
      }
    }
    ts.forEachChild(node, visit);
  };
  nodes.forEach(visit);
  return found;
}

function identifiersIn(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) {
    return [node.text];
  }
  return node.getChildren().flatMap(identifiersIn);
}

function importsOf(source: ts.SourceFile, file: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const statement of source.statements.filter(ts.isImportDeclaration)) {
    const from = ts.isStringLiteral(statement.moduleSpecifier) ? statement.moduleSpecifier.text : '';
    const bindings = statement.importClause?.namedBindings;
    if (from.startsWith('.') && bindings !== undefined && ts.isNamedImports(bindings)) {
      bindings.elements.forEach(({ name }) => found.set(name.text, join(dirname(file), from)));
    }
  }
  return found;
}

function localsOf(source: ts.SourceFile): Map<string, ts.Node> {
  const found = new Map<string, ts.Node>();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name && !isExported(statement)) {
      found.set(statement.name.text, statement);
    }
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (initializer !== undefined) {
          found.set(name.getText(), initializer);
        }
      }
    }
  }
  return found;
}

/** The exports of a door are its routes, and are called nowhere in it. */
function isExported({ modifiers }: ts.FunctionDeclaration): boolean {
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}
