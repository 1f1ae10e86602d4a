import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { evidenceLinks } from '../../evidence/proofs/evidence-links';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { ReportViolation } from './report.type';

@Resolver(() => ReportViolation)
export class ReportEvidenceResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Path of the page that checks it, for a QR on paper: what is behind # opens place, hour and limit. Null for claims.',
  })
  async verifyPath(
    @Root() { id }: ReportViolation,
    @Ctx() { ctx, loaders }: GraphqlContext,
  ): Promise<string | null> {
    const links = loaders.of('evidence-links', (ids) => evidenceLinks(ctx, ids));
    // Reports hold one's own violations, or all of them for staff: both may check any record in it.
    return (await links.load(Number(id)))?.verifyPath ?? null;
  }
}
