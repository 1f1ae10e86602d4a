import { InMemoryCache } from '@apollo/client';
import { Kind, print, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql';
import { HOME_QUESTIONS } from './home-questions';

/** The questions of the home page as one, as it is sent: for the build, which writes it into the document. */
export function homeQuestionText(): string {
  const cache = new InMemoryCache();
  const definitions = HOME_QUESTIONS.flatMap((question) => cache.transformDocument(question).definitions);
  const operations = definitions.filter(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const fragments = new Map(
    definitions
      .filter(
        (definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION,
      )
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const fields = operations.map(({ selectionSet }) => print(selectionSet).slice(1, -1));
  const text = [`query Home {${fields.join(' ')}}`, ...[...fragments.values()].map((each) => print(each))];
  return text.join(' ').replace(/\s+/g, ' ');
}
