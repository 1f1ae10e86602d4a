import { isOtherDocument } from './other-document';

afterEach(() => {
  delete document.documentElement.dataset.runtime;
});

describe('A document that runs on Preact', () => {
  beforeEach(() => {
    document.documentElement.dataset.runtime = 'preact';
  });

  it.each(['/', '/home', '/home/', '/signin', '/signin/'])('shows a visitor %s', (path) => {
    expect(isOtherDocument(path, { isVisitor: true })).toBe(false);
  });

  it.each(['/signup', '/reset-pin', '/terms', '/journeys', '/admin', '/signing'])(
    'is left for %s',
    (path) => {
      expect(isOtherDocument(path, { isVisitor: true })).toBe(true);
    },
  );

  it('is left by somebody who has signed in', () => {
    expect(isOtherDocument('/', { isVisitor: false })).toBe(true);
  });
});

it('is never left where it runs on React', () => {
  document.documentElement.dataset.runtime = 'react';
  expect(isOtherDocument('/terms', { isVisitor: true })).toBe(false);
  expect(isOtherDocument('/', { isVisitor: false })).toBe(false);
});
