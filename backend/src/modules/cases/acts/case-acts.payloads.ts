import { Field, ObjectType } from 'type-graphql';
import { Case } from '../read/case.type';

/** Answer of every act in a case. */
@ObjectType()
export abstract class CasePayload {
  @Field(() => Case, { description: 'The case after it.' })
  case: Case;
}

@ObjectType({ description: 'A case that was opened.' })
export class OpenCasePayload extends CasePayload {}

@ObjectType({ description: 'A case whose measurement was confirmed or refused.' })
export class ReviewCasePayload extends CasePayload {}

@ObjectType({ description: 'A case whose notice was received.' })
export class ServeNoticePayload extends CasePayload {}

@ObjectType({ description: 'A case whose notice was opened.' })
export class AcknowledgeNoticePayload extends CasePayload {}

@ObjectType({ description: 'A case that is contested.' })
export class ContestViolationPayload extends CasePayload {}

@ObjectType({ description: 'A case that was decided on.' })
export class DecideCasePayload extends CasePayload {}

@ObjectType({ description: 'A case that was withdrawn.' })
export class WithdrawCasePayload extends CasePayload {}

@ObjectType({ description: 'A case that was opened again.' })
export class ReopenCasePayload extends CasePayload {}
