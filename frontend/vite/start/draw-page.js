// Shows the page that was drawn at build, in the reader's language. Written into the document's body at build.
(function () {
  var template = document.getElementById('drawn-' + document.documentElement.dataset.drawn);
  if (!template) {
    return;
  }
  var drawn = document.getElementById('drawn');
  drawn.append(template.content);
  // Sign-in leads back to the address that was asked for, also when its link is pressed before the app is there.
  // The app's router reads the state of an entry of the history from `usr`.
  drawn.addEventListener('click', function (event) {
    var link = event.target.closest('a[href="/signin"]');
    var isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (link && isPlain) {
      event.preventDefault();
      var returnTo = location.pathname + location.search + location.hash;
      history.pushState({ usr: { returnTo: returnTo }, key: 'drawn', idx: 1 }, '', link.href);
      location.reload();
    }
  });
  // Start is there before the app, which follows the tap as soon as it can (`takeQueuedStart`).
  drawn.addEventListener('click', function (event) {
    var start = event.target.closest('[data-queues]');
    if (start && !window.queuedStart) {
      window.queuedStart = { what: start.dataset.queues, atMs: performance.now() };
      start.dataset.loading = '';
      start.setAttribute('aria-busy', 'true');
      var said = drawn.querySelector('[data-said]');
      said.textContent = said.dataset.said;
    }
  });
  // The browser would put what was typed into the address; the app sends the form once it is there.
  drawn.addEventListener('submit', function (event) {
    event.preventDefault();
    event.target.dataset.sent = '';
  });
})();
