// Asks what the home page shows while its scripts are on their way. Written into the head of home.html at build.
(function (query) {
  if (document.documentElement.dataset.first !== 'home' || !/^\/(home)?\/?$/.test(location.pathname)) {
    return;
  }
  window.homeAnswer = fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      accept: 'application/graphql-response+json, application/json;q=0.9',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ operationName: 'Home', query: query }),
  })
    .then(function (response) {
      return response.ok ? response.text() : null;
    })
    .catch(function () {
      return null;
    });
})(QUESTION);
