// Finds out which page will be shown, and has its scripts fetched at once. Written into the document's head at build.
(function (chunks) {
  var visitors = {
    '/signin': 'sign-in',
    '/signup': '',
    '/reset-pin': '',
    '/admin': '',
    '/terms': '',
    '/privacy': '',
  };
  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  function canStore() {
    try {
      localStorage.probe = '1';
      return delete localStorage.probe;
    } catch {
      return false;
    }
  }
  var isKnown = read('currentUser') !== null && read('sign_out_pending') === null;
  var kept = read('app_language');
  var language = kept === 'fr' || kept === 'pidgin' ? kept : 'en';
  var address = location.pathname.replace(/(.)\/$/, '$1');
  var root = document.documentElement;
  // The document of somebody who comes with a session's cookie: who that is need not be known here.
  var mayBeSignedIn = root.dataset.session === 'stored' && !(address in visitors);
  var wanted = address in visitors ? visitors[address] : 'landing';
  var page = isKnown || mayBeSignedIn ? 'home' : wanted;
  var isHome = address === '/' || address === '/home';
  // A journey was on when the page went away: it will most likely go on.
  root.toggleAttribute('data-driving', read('tracking_seen') !== null);
  // The row of that vehicle stands above the start.
  root.toggleAttribute('data-vehicle', read('last_vehicle') !== null);
  // For the app, which waits for all of that page before it draws.
  root.dataset.first = page;
  // The same pages as in `app/other-document`. Without storage nobody would be known after signing in, and the page be loaded for ever.
  var isOfVisitor = page === 'sign-in' || (page === 'landing' && isHome);
  root.dataset.runtime = isOfVisitor && canStore() ? 'preact' : 'react';
  root.dataset.drawn = page === 'home' && !(isKnown && isHome) ? '' : page && page + '-' + language;
  var texts = chunks[page === 'home' ? language + '-home' : language] || [];
  (chunks[page] || []).concat(chunks[root.dataset.runtime], texts).forEach(function (href) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  });
})(CHUNKS);
