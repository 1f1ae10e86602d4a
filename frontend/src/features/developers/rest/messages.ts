import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the reference of REST; the descriptions of the calls are those of the document, in English. */
export const REST_MESSAGES = defineTexts({
  title: {
    id: 'rest.title',
    defaultMessage: 'REST reference',
    description: 'Title of the page of all REST calls',
  },
  intro: {
    id: 'rest.intro',
    defaultMessage: 'Every documented call, with its values, answers and errors.',
    description: 'Under the title',
  },
  search: { id: 'rest.search', defaultMessage: 'Search calls', description: 'Label of the search field' },
  document: {
    id: 'rest.document',
    defaultMessage: 'OpenAPI document',
    description: 'Link to the document that the page is made of',
  },
  failed: {
    id: 'rest.failed',
    defaultMessage: 'The description of the calls could not be loaded.',
    description: 'With a button to try again',
  },
  loading: {
    id: 'rest.loading',
    defaultMessage: 'Loading the calls',
    description: 'Label of what stands for the page until it is there',
  },
  none: {
    id: 'rest.none',
    defaultMessage: 'No call has these words.',
    description: 'When the search finds nothing',
  },
  open: {
    id: 'rest.open',
    defaultMessage: 'Anyone may call it.',
    description: 'About a call that needs no session',
  },
  signedIn: {
    id: 'rest.signedIn',
    defaultMessage: 'Takes a session.',
    description: 'About a call that needs one',
  },
  parameters: {
    id: 'rest.parameters',
    defaultMessage: 'Parameters',
    description: 'Heading of a part of the page',
  },
  body: { id: 'rest.body', defaultMessage: 'Body', description: 'Heading over what is sent' },
  example: { id: 'rest.example', defaultMessage: 'Example', description: 'Heading of a part of the page' },
  answers: { id: 'rest.answers', defaultMessage: 'Answers', description: 'Heading over statuses and shapes' },
  shapes: {
    id: 'rest.shapes',
    defaultMessage: 'Shapes',
    description: 'Heading over the shapes that answers are made of',
  },
  required: {
    id: 'rest.required',
    defaultMessage: 'required',
    description: 'About a value that must be given',
  },
  call: {
    id: 'rest.call',
    defaultMessage: 'Call it',
    description: 'Button that makes the call and shows the answer',
  },
  called: {
    id: 'rest.called',
    defaultMessage: 'Answer {status}',
    description: 'Heading over the answer; status: of HTTP',
  },
  unreachable: {
    id: 'rest.unreachable',
    defaultMessage: 'The server could not be reached. Please check the network.',
    description: 'In place of an answer',
  },
});
