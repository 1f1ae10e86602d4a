"""Public violations by month and severity as an SVG: python3 monthly_plot.py http://127.0.0.1:4000 plot.svg"""
import collections
import json
import sys
import urllib.request

SEVERITIES = {"CAUTION": "#b7791f", "WARNING": "#c05621", "DANGER": "#c53030"}
QUERY = """query ($after: String) {
  violations(first: 100, after: $after, filter: { scope: PUBLIC }) {
    edges { node { startedAt severity } }
    pageInfo { hasNextPage endCursor }
  }
}"""
PAGES_MAX = 50  # 5,000 violations; a visitor's budget has room for more, a minute later.


def ask(url, query, variables):
    """Data of an operation; raises what the server says is wrong with it."""
    body = json.dumps({"query": query, "variables": variables}).encode()
    request = urllib.request.Request(url + "/graphql", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        result = json.load(answer)
    if "errors" in result:
        raise RuntimeError(result["errors"][0]["message"])
    return result["data"]


def counts_by_month(url):
    """Counts by month and severity, and whether that is all there is."""
    counts, after = collections.Counter(), None
    for _ in range(PAGES_MAX):
        page = ask(url, QUERY, {"after": after})["violations"]
        for edge in page["edges"]:
            counts[edge["node"]["startedAt"][:7], edge["node"]["severity"]] += 1
        if not page["pageInfo"]["hasNextPage"]:
            return counts, True
        after = page["pageInfo"]["endCursor"]
    return counts, False


def svg(counts, is_all):
    """Stacked bars, each with its number in words for whoever does not see it."""
    months = sorted({month for month, _ in counts})
    tallest = max((sum(counts[month, each] for each in SEVERITIES) for month in months), default=1)
    bars = []
    for index, month in enumerate(months):
        bottom = 220.0
        for severity, colour in SEVERITIES.items():
            height = 180 * counts[month, severity] / tallest
            bottom -= height
            title = f"{month}: {counts[month, severity]} {severity.lower()}"
            bars.append(
                f'<rect x="{60 + index * 70}" y="{bottom:.1f}" width="46" height="{height:.1f}" fill="{colour}">'
                f"<title>{title}</title></rect>"
            )
        bars.append(f'<text x="{83 + index * 70}" y="238" text-anchor="middle">{month}</text>')
    note = "all public violations" if is_all else "the newest public violations"
    width = 100 + 70 * max(len(months), 3)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} 260" font-family="sans-serif" font-size="12">'
        f'<text x="20" y="24">Proven speeding by month ({note})</text>{"".join(bars)}</svg>\n'
    )


if __name__ == "__main__":
    address, path = sys.argv[1].rstrip("/"), sys.argv[2]
    with open(path, "w", encoding="utf-8") as file:
        file.write(svg(*counts_by_month(address)))
    print(f"written: {path}")
