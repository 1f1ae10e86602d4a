import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Violation } from '../../violations/violation.type';
import { evidenceLinks } from './evidence-links';
import type { EvidenceLink } from './evidence-links';

@Resolver(() => Violation)
export class ViolationEvidenceResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Number of its record in the signed log, 32 hexadecimal digits: anyone who has it can check the record. For the owner and staff; null for claims.',
  })
  async proofId(@Root() violation: Violation, @Ctx() context: GraphqlContext): Promise<string | null> {
    return (await linkOf(violation, context))?.proofId ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Path of the page that checks it, for a QR on paper: what is behind # opens place, hour and limit. For the owner and staff; null for claims.',
  })
  async verifyPath(@Root() violation: Violation, @Ctx() context: GraphqlContext): Promise<string | null> {
    return (await linkOf(violation, context))?.verifyPath ?? null;
  }
}

async function linkOf(
  { rowId, audience }: Violation,
  { ctx, loaders }: GraphqlContext,
): Promise<EvidenceLink | null> {
  return audience === 'public'
    ? null
    : loaders.of('evidence-links', (ids) => evidenceLinks(ctx, ids)).load(rowId);
}
