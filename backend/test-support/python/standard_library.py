"""Queries by POST and by GET, and a refusal, with nothing but the standard library."""

import json
import sys
import urllib.error
import urllib.parse
import urllib.request

url = sys.argv[1] + "/graphql"
query = "{ statistics { totalJourneys } }"


def post(text):
    body = json.dumps({"query": text}).encode()
    return urllib.request.Request(url, body, {"content-type": "application/json"})


def data(request):
    with urllib.request.urlopen(request) as response:
        return json.load(response)["data"]


try:
    refused = data(post("{ statistics { colour } }"))
except urllib.error.HTTPError as error:
    refused = [error.code, json.load(error)["errors"][0]["extensions"]["code"]]

got = data(url + "?" + urllib.parse.urlencode({"query": query}))
print(json.dumps({"post": data(post(query)), "get": got, "refused": refused}))
