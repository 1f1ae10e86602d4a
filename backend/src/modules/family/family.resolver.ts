import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../identity/accounts/graphql-context';
import { Serves } from '../identity/acts/serves.decorator';
import { announceArrival } from './announce-arrival';
import { createFamilyLink } from './create-family-link';
import { presentFamilyLink } from './family-link.presenter';
import { FamilyLink, FamilyLinkPayload } from './family-link.type';
import { AnnounceArrivalInput, CreateFamilyLinkInput, EndFamilyLinkInput } from './family.inputs';
import { endFamilyLink, listFamilyLinks } from './own-family-links';

@Resolver()
export class FamilyResolver {
  @Query(() => [FamilyLink], {
    description:
      "The viewer's own family links of the last 30 days, newest first, at most 50. UNAUTHENTICATED, FORBIDDEN for staff.",
  })
  @Serves(listFamilyLinks)
  async myFamilyLinks(@Ctx() { ctx }: GraphqlContext): Promise<FamilyLink[]> {
    const links = await listFamilyLinks(ctx);
    return links.map((link) => presentFamilyLink(link, ctx.clock()));
  }

  @Mutation(() => FamilyLinkPayload, {
    description:
      'Creates a link that follows the active journey, or shows the given place with a cry for help. Citizens only. CONFLICT without either and with five open links, IDEMPOTENCY_MISMATCH, RATE_LIMITED above 20 a day.',
  })
  @Serves(createFamilyLink)
  async createFamilyLink(
    @Arg('input', () => CreateFamilyLinkInput, { description: 'Its token, precision and time.' })
    { token, precision, lastsMin, isSos, place = null }: CreateFamilyLinkInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<FamilyLinkPayload> {
    const at = place === null ? null : { lat: place.lat, lng: place.lng };
    const link = await createFamilyLink(ctx, { token, precision, lastsMin, isSos, place: at });
    return { link: presentFamilyLink(link, ctx.clock()) };
  }

  @Mutation(() => FamilyLinkPayload, {
    description: 'Ends an own family link at once; one that has ended stays as it is. NOT_FOUND.',
  })
  @Serves(endFamilyLink)
  async endFamilyLink(
    @Arg('input', () => EndFamilyLinkInput, { description: 'The link.' }) { linkId }: EndFamilyLinkInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<FamilyLinkPayload> {
    return { link: presentFamilyLink(await endFamilyLink(ctx, { id: linkId }), ctx.clock()) };
  }

  @Mutation(() => FamilyLinkPayload, {
    description:
      'Ends an own family link because its owner has arrived, and sends word of it by SMS, once. A number is sent at most 4 such messages a day, an account sends 9: `arrivalMessages` says how many were sent. FORBIDDEN with clientCode `number-not-proven` for numbers before the own one is proven; NOT_FOUND.',
  })
  @Serves(announceArrival)
  async announceArrival(
    @Arg('input', () => AnnounceArrivalInput, { description: 'The link, and who is sent word.' })
    { linkId, recipients, language }: AnnounceArrivalInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<FamilyLinkPayload> {
    const numbers = recipients.map(({ mobileNumber }) => mobileNumber);
    const link = await announceArrival(ctx, { id: linkId, numbers, language });
    return { link: presentFamilyLink(link, ctx.clock()) };
  }
}
