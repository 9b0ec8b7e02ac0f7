"""Clients of the public API: reads a name and its input, prints the result as JSON."""
import json
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

REPORTS = "/report/simple"


def send(given, path, parameters=None, body=None):
    """Status and body of a call with the token in the header."""
    query = urllib.parse.urlencode(parameters or {})
    request = urllib.request.Request(
        f"{given['api']}{path}?{query}",
        data=None if body is None else json.dumps(body).encode(),
        headers={"X-Keyso-TOKEN": given["token"], "Content-Type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request) as response:
            return response.status, json.load(response)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


def read(*call):
    status, body = send(*call)
    if status != 200:
        raise RuntimeError(f"{status} {body['message']}")
    return body


def words_of(rows):
    return sorted(row["word"] for row in rows)


def group_report(given):
    order = {"domains": [given["domain"], given["competitor"]], "base": "gny", "name": "batch"}
    rid = read(given, "/report/group", None, order)["rid"]
    while True:
        _, body = send(given, f"/report/group/domains/{rid}", {"per_page": 100})
        if body.get("code") != 202:
            return {row["name"]: row["it10"] for row in body["data"]}
        time.sleep(0.1)


def snapshot(given):
    words, page = [], 1
    while True:
        parameters = {"base": "gny", "domain": given["domain"], "per_page": 12, "page": page}
        _, body = send(given, f"{REPORTS}/organic/keywords", parameters)
        if body.get("code") == 429:
            time.sleep(0.3)
            continue
        words += [row["word"] for row in body["data"]]
        if page >= body["last_page"]:
            return sorted(words)
        page += 1


def dashboard_numbers(given):
    body = read(given, f"{REPORTS}/domain_dashboard", {"base": "gny", "domain": given["domain"]})
    return [f"{body['dr']:d}", f"{body['aiAnswersCnt']:d}", body["adcost"] >= 0, body["it10"]]


def ranked_keywords(given):
    parameters = {"base": "gny", "domain": given["domain"], "per_page": 1000, "sort": "superwsk|desc"}
    return words_of(read(given, f"{REPORTS}/organic/keywords", parameters)["data"])


def keyword_gap(given):
    lists = []
    for domain in (given["competitor"], given["domain"]):
        rows, page = [], 1
        while True:
            parameters = {"base": "gny", "domain": domain, "per_page": 1000, "page": page}
            body = read(given, f"{REPORTS}/organic/keywords", parameters)
            rows += body["data"]
            if page >= body["last_page"]:
                break
            page += 1
        lists.append(words_of(rows))
    return [word for word in lists[0] if word not in lists[1]]


def list_volumes(given):
    order = {"list": given["list"], "base": "gny"}
    uid = read(given, "/tools/keywords_by_list", None, order)["uid"]
    return words_of(read(given, f"/tools/keywords_by_list/gny:{uid}", {"per_page": 100})["data"])


def bulk_export(given):
    words, page = [], 1
    while True:
        query = f"base=gny&domain={given['domain']}&page={page}&per_page=50000&filter={urllib.parse.quote('pos<11')}"
        request = urllib.request.Request(
            f"{given['api']}{REPORTS}/organic/keywords?{query}", headers={"X-Keyso-TOKEN": given["token"]}
        )
        with urllib.request.urlopen(request) as response:
            rows = json.load(response)["data"]
        if not rows:
            return sorted(words)
        words += [row["word"] for row in rows]
        page += 1


CLIENTS = {
    "groupReport": group_report,
    "snapshot": snapshot,
    "dashboardNumbers": dashboard_numbers,
    "rankedKeywords": ranked_keywords,
    "keywordGap": keyword_gap,
    "listVolumes": list_volumes,
    "bulkExport": bulk_export,
}

json.dump(CLIENTS[sys.argv[1]](json.loads(sys.argv[2])), sys.stdout)
