import { STATEMENT_MAX } from '@wakafine/domain/cases/case-steps';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType } from 'type-graphql';
import { IsLines, IsUuidText } from '../../../platform/inputs/bounds';
import { IsPhoto } from '../../../platform/inputs/named-bounds';

@InputType({ description: 'Answer of the own agency to a case.' })
export class AnswerAgencyCaseInput {
  @Field(() => ID, { description: 'The case.' })
  caseId: string;

  @Field(() => String, { description: 'Statement of the agency, in its words, 1-2,000 characters.' })
  @IsLines(STATEMENT_MAX)
  statement: string;

  @Field(() => ID, {
    description: 'UUID chosen by the client: the same id with the same content is the same answer.',
  })
  @IsUuidText()
  clientId: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'Time of writing, by the device, at most 7 days ago: for one that was offline. Left out: now.',
  })
  writtenAt?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Base64 of a JPEG, PNG or WebP picture of at most 150 KB.',
  })
  @IsPhoto()
  photo?: string | null;
}
