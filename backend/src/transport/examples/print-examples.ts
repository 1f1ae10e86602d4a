import 'reflect-metadata';
import { graphqlSchema } from '../graphql/schema';
import { examplesFile } from './examples';

/** Prints the examples as they stand in the web app. */
void graphqlSchema().then((schema) => process.stdout.write(examplesFile(schema)));
