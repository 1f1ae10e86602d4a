import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, print, visit } from 'graphql';
import type { DefinitionNode, FragmentDefinitionNode, OperationDefinitionNode } from 'graphql';

const WEB_APP = join(__dirname, '../../../frontend/src');

/** Gives the text of an operation of the web app with the fragments that it spreads, by its name. */
export type AppDocuments = (operation: string) => string;

/** Reads the operations of the web app, so that what is measured is what browsers send. @throws Error for an unknown one */
export function readAppDocuments(): AppDocuments {
  const files = readdirSync(WEB_APP, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((path) => path.endsWith('.graphql')).map((path) => join(WEB_APP, path));
  const definitions = texts.flatMap((path) => parse(readFileSync(path, 'utf8')).definitions);
  const operations = namedOf<OperationDefinitionNode>(definitions, Kind.OPERATION_DEFINITION);
  const fragments = namedOf<FragmentDefinitionNode>(definitions, Kind.FRAGMENT_DEFINITION);
  return (name) => {
    const operation = operations.get(name);
    if (operation === undefined) {
      throw new Error(`the web app has no operation "${name}"`);
    }
    const needed = new Map<string, FragmentDefinitionNode>();
    collectFragments(operation, fragments, needed);
    return [operation, ...needed.values()].map(print).join('\n\n');
  };
}

function namedOf<Node extends DefinitionNode & { readonly name?: { readonly value: string } | undefined }>(
  definitions: readonly DefinitionNode[],
  kind: Node['kind'],
): Map<string, Node> {
  const isMeant = (node: DefinitionNode): node is Node => node.kind === kind;
  return new Map(definitions.filter(isMeant).map((node) => [node.name?.value ?? '', node]));
}

/** Adds the fragments that a definition spreads, and those that these spread. */
function collectFragments(
  definition: OperationDefinitionNode | FragmentDefinitionNode,
  all: ReadonlyMap<string, FragmentDefinitionNode>,
  needed: Map<string, FragmentDefinitionNode>,
): void {
  visit(definition, {
    FragmentSpread({ name: { value } }) {
      const fragment = all.get(value);
      if (fragment !== undefined && !needed.has(value)) {
        needed.set(value, fragment);
        collectFragments(fragment, all, needed);
      }
    },
  });
}
