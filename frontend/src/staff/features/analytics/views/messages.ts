import { defineTexts } from '../../../../lib/i18n/define-texts';

/** The list of stored views. */
export const VIEWS_MESSAGES = defineTexts({
  save: {
    id: 'views.save',
    defaultMessage: 'Save view',
    description: 'Button: stores the sentence of the page under a name',
  },
  list: {
    id: 'views.list',
    defaultMessage: 'Views',
    description: 'Button: opens the list of stored views',
  },
  listTitle: {
    id: 'views.listTitle',
    defaultMessage: 'Stored views',
    description: 'Title of the list of stored views',
  },
  own: {
    id: 'views.own',
    defaultMessage: 'My views',
    description: 'Title of a list of views',
  },
  shared: {
    id: 'views.shared',
    defaultMessage: 'Shared by colleagues',
    description: 'Title of a list of views',
  },
  none: {
    id: 'views.none',
    defaultMessage: 'No view is stored yet.',
    description: 'The list of views is empty',
  },
  noneText: {
    id: 'views.noneText',
    defaultMessage: 'Save the sentence of a page, then open it again here.',
    description: 'Below that the list of views is empty',
  },
  by: {
    id: 'views.by',
    defaultMessage: 'by {owner}',
    description: 'Owner of a view of a colleague: a user name',
  },
  open: {
    id: 'views.open',
    defaultMessage: 'Open {name}',
    description: 'Link for those who do not see its place: name of a view',
  },
  sharedMark: {
    id: 'views.sharedMark',
    defaultMessage: 'shared',
    description: 'Mark of a view that colleagues see too',
  },
  page_OVERVIEW: {
    id: 'views.page.overview',
    defaultMessage: 'Overview',
    description: 'Page of a view',
  },
  page_SEGMENTS: {
    id: 'views.page.segments',
    defaultMessage: 'Segments',
    description: 'Page of a view',
  },
  mail: {
    id: 'views.mail',
    defaultMessage: 'Mail: {name}',
    description: 'Button: opens the form for mails of a view, by its name',
  },
  change: {
    id: 'views.change',
    defaultMessage: 'Change: {name}',
    description: 'Button: opens the form of a view, by its name',
  },
  remove: {
    id: 'views.remove',
    defaultMessage: 'Delete: {name}',
    description: 'Button: deletes a view, by its name',
  },
  notThere: {
    id: 'views.notThere',
    defaultMessage: 'This view is not there: deleted, or not shared with you.',
    description: 'A link to a view leads nowhere',
  },
});

/** The form of a view. */
export const VIEW_FORM_MESSAGES = defineTexts({
  newTitle: {
    id: 'views.form.new',
    defaultMessage: 'Save view',
    description: 'Title of a form',
  },
  changeTitle: {
    id: 'views.form.change',
    defaultMessage: 'Change view',
    description: 'Title of a form',
  },
  name: {
    id: 'views.form.name',
    defaultMessage: 'Name',
    description: 'Field of a form',
  },
  nameHint: {
    id: 'views.form.nameHint',
    defaultMessage: '3 to 60 characters',
    description: 'Below the field of a name',
  },
  isShared: {
    id: 'views.form.shared',
    defaultMessage: 'Share with colleagues',
    description: 'Switch of a form',
  },
  isSharedHint: {
    id: 'views.form.sharedHint',
    defaultMessage: 'Each of them sees it by their own rights.',
    description: 'Below a switch of a form',
  },
  store: {
    id: 'views.form.store',
    defaultMessage: 'Store',
    description: 'Button of a form',
  },
  stored: {
    id: 'views.form.stored',
    defaultMessage: 'The view is stored.',
    description: 'Something was stored',
  },
  full: {
    id: 'views.form.full',
    defaultMessage: 'You have 50 views. Please delete one first.',
    description: 'A view can not be stored',
  },
  deleteTitle: {
    id: 'views.form.deleteTitle',
    defaultMessage: 'Delete the view {name}?',
    description: 'Title of a question',
  },
  deleteText: {
    id: 'views.form.deleteText',
    defaultMessage: 'Its mails end too, also those to colleagues.',
    description: 'Below that question',
  },
  deleteIt: {
    id: 'views.form.delete',
    defaultMessage: 'Delete',
    description: 'Button of a question',
  },
});

/** Mails of a view. */
export const VIEW_MAIL_MESSAGES = defineTexts({
  title: {
    id: 'views.mail.title',
    defaultMessage: 'Mail of {name}',
    description: 'Title of a form: name of a view',
  },
  text: {
    id: 'views.mail.text',
    defaultMessage: 'The answer with its range, first rows and a link, at 6 o’clock.',
    description: 'Explanation of a form',
  },
  impossible: {
    id: 'views.mail.impossible',
    defaultMessage: 'This service sends no mail yet: the operator has to set it up.',
    description: 'In place of a form',
  },
  address: {
    id: 'views.mail.address',
    defaultMessage: 'Mail address',
    description: 'Field of a form',
  },
  addressHint: {
    id: 'views.mail.addressHint',
    defaultMessage: 'The one of your profile: a change is stored there.',
    description: 'Below a field of a form',
  },
  addressWrong: {
    id: 'views.mail.addressWrong',
    defaultMessage: 'Please enter a mail address.',
    description: 'Fault of a field',
  },
  rhythm: {
    id: 'views.mail.rhythm',
    defaultMessage: 'How often',
    description: 'Field of a form',
  },
  daily: {
    id: 'views.mail.daily',
    defaultMessage: 'Every day',
    description: 'Choice of how often a mail comes',
  },
  weekly: {
    id: 'views.mail.weekly',
    defaultMessage: 'Every week',
    description: 'Choice of how often a mail comes',
  },
  monthly: {
    id: 'views.mail.monthly',
    defaultMessage: 'Every month',
    description: 'Choice of how often a mail comes: on the first of the month',
  },
  weekday: {
    id: 'views.mail.weekday',
    defaultMessage: 'Day of the week',
    description: 'Field of a form',
  },
  start: {
    id: 'views.mail.start',
    defaultMessage: 'Send me this view',
    description: 'Button of a form',
  },
  end: {
    id: 'views.mail.end',
    defaultMessage: 'End these mails',
    description: 'Button of a form',
  },
  started: {
    id: 'views.mail.started',
    defaultMessage: 'The view comes by mail.',
    description: 'Something was stored',
  },
  ended: {
    id: 'views.mail.ended',
    defaultMessage: 'No more mails of this view.',
    description: 'Something has ended',
  },
  limit: {
    id: 'views.mail.limit',
    defaultMessage: '20 views come to you by mail. Please end one first.',
    description: 'Mails can not begin',
  },
  next: {
    id: 'views.mail.next',
    defaultMessage: 'By mail, next on {date}',
    description: 'Beside a view: day of the next mail',
  },
});
