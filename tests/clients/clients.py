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


def competitors_of(given):
    names, page = [], 1
    while True:
        parameters = {"base": "gny", "domain": given["domain"], "top": 10, "per_page": 3, "page": page}
        body = read(given, f"{REPORTS}/organic/concurents", parameters)
        names += [row["name"] for row in body["data"]]
        if page >= body["last_page"]:
            return sorted(names)
        page += 1


def run_tool(given, path, order):
    uid = read(given, path, None, {"base": "gny", "list": given["list"], **order})["uid"]
    while True:
        status, body = send(given, f"{path}/{uid}", {"base": "gny", "per_page": 500})
        if status == 200:
            return body["data"]
        if status != 202:
            raise RuntimeError(f"{status} {body['message']}")
        time.sleep(0.1)


def extend_list(given):
    config = {"similarity": 4, "deleteDuplicate": True}
    rows = run_tool(given, "/tools/extended_keywords", {"config": config})
    return sorted({row["destination_key"] for row in rows})


def keywords_by_filter(given, condition):
    parameters = {"base": "gny", "domain": given["domain"], "filter": condition, "per_page": 500}
    return words_of(read(given, f"{REPORTS}/organic/keywords", parameters)["data"])


def competitor_analysis(given):
    words = keywords_by_filter(given, "pos<=10^ws>=1000^wordNOT LIKEberry")
    status, body = send(given, "/serp", None, {"data": {"name": "check", "words": given["list"]}})
    return {"words": words, "competitors": competitors_of(given), "live": [status, body["code"]]}


def research_cycle(given):
    subject = {"base": "gny", "domain": given["domain"]}
    keyword = read(given, f"{REPORTS}/keyword_dashboard", {"base": "gny", "keyword": given["keyword"]})
    lost = read(given, f"{REPORTS}/organic/lost_keywords", {**subject, "per_page": 100})
    return {
        "volumes": [keyword["ws"], keyword["wsk"]],
        "it10": read(given, f"{REPORTS}/domain_dashboard", subject)["it10"],
        "competitors": competitors_of(given),
        "lost": words_of(lost["data"]),
        "group": group_report(given),
    }


def page_keywords(given):
    address = urllib.parse.urlparse(given["page"])
    page_url = f"{address.path}?{address.query}" if address.query else address.path
    rows, page = [], 1
    while True:
        parameters = {"base": "gny", "domain": address.netloc.replace("www.", ""), "page_url": page_url}
        parameters |= {"sort": "pos|asc", "per_page": 7, "page": page}
        data = read(given, f"{REPORTS}/organic/keywords/bypage", parameters)["data"]
        rows += data
        if len(data) < 7:
            return words_of(rows)
        page += 1


def content_source(given):
    status, body = send(given, "/wordstat/list")
    competitors = run_tool(given, "/tools/concurents_by_keywords", {"top": 50})
    return {
        "check": [status, body["code"]],
        "extended": extend_list(given),
        "volumes": words_of(run_tool(given, "/tools/keywords_by_list", {})),
        "competitors": {row["name"]: row["cnt"] for row in competitors},
    }


def keyword_collection(given):
    body = read(given, "/tools/delete_double", None, {"list": ["buy phone", "phone buy", "repair video"]})
    return {
        "extended": extend_list(given),
        "keys": body["keys"],
        "exclude": body["exclude"],
        "frequent": keywords_by_filter(given, "ws>=1000"),
    }


CLIENTS = {
    "groupReport": group_report,
    "snapshot": snapshot,
    "dashboardNumbers": dashboard_numbers,
    "rankedKeywords": ranked_keywords,
    "keywordGap": keyword_gap,
    "listVolumes": list_volumes,
    "bulkExport": bulk_export,
    "competitorAnalysis": competitor_analysis,
    "researchCycle": research_cycle,
    "pageKeywords": page_keywords,
    "contentSource": content_source,
    "keywordCollection": keyword_collection,
}

json.dump(CLIENTS[sys.argv[1]](json.loads(sys.argv[2])), sys.stdout)
