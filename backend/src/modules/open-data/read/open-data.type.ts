import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A file of open data.' })
export class OpenDataFileInfo {
  @Field(() => String, { description: 'csv, geojson or parquet.' })
  format: string;

  @Field(() => String, { description: 'Path of the address, from the root of the service.' })
  path: string;

  @Field(() => Int, { description: 'Size before packing, bytes.' })
  byteCount: number;

  @Field(() => String, { description: 'SHA-256 of the file, 64 hexadecimal digits.' })
  sha256: string;
}

@ObjectType({ description: 'A data set of one month, as it was published. Nobody can be found in it.' })
export class OpenDataSet {
  @Field(() => String, { description: 'Name of the data set, such as speeding-by-cell.' })
  name: string;

  @Field(() => String, { description: 'Month of Africa/Douala, such as 2026-10.' })
  month: string;

  @Field(() => Int, { description: '1 as first published, higher where it was corrected.' })
  version: number;

  @Field(() => GraphQLDateTime, { description: 'Time of publication.' })
  publishedAt: Date;

  @Field(() => Boolean, { description: 'Whether it is made of the sample data of demo mode.' })
  isDemo: boolean;

  @Field(() => Int, { description: 'Rows.' })
  rowCount: number;

  @Field(() => Int, {
    description: 'Rows left out because they would have shown somebody, to the nearest 5.',
  })
  withheldCount: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Place of the hashes of its files in the signed log, from 0; null for the minute until they have one.',
  })
  logPosition: number | null;

  @Field(() => [OpenDataFileInfo], { description: 'The files.' })
  files: OpenDataFileInfo[];
}
