"""A query by gql, the GraphQL client of Python, with its default settings; it fetches the schema first."""

import json
import sys

from gql import Client, gql
from gql.transport.aiohttp import AIOHTTPTransport

transport = AIOHTTPTransport(url=sys.argv[1] + "/graphql")
client = Client(transport=transport, fetch_schema_from_transport=True)
print(json.dumps(client.execute(gql("{ statistics { totalJourneys } }"))))
