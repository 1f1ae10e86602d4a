import { filePath } from '@wakafine/domain/opendata/open-catalogue';
import { Ctx, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Serves } from '../../identity/acts/serves.decorator';
import { listOpenData } from './list-open-data';
import { OpenDataSet } from './open-data.type';

@Resolver()
export class OpenDataResolver {
  @Query(() => [OpenDataSet], {
    description:
      'Everything that is published as open data, newest month first; empty before the first one. Anyone.',
  })
  @Serves(listOpenData)
  async openDataSets(@Ctx() { ctx }: GraphqlContext): Promise<OpenDataSet[]> {
    const sets = await listOpenData(ctx);
    return sets.map(({ set, files, ...listed }) => ({
      ...listed,
      name: set,
      files: files.map((file) => ({ ...file, path: filePath({ ...listed, set, format: file.format }) })),
    }));
  }
}
